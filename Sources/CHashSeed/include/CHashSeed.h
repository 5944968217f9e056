// Processes with the same seed in UPDATEBENCH_HASH_SEED hash alike; see seed.c.

// Processes that UPDATEBENCH_HASH_SEED names a seed for hash alike; see seed.c.

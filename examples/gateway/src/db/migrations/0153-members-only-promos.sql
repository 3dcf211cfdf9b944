ALTER TABLE promos ADD COLUMN members_only boolean NOT NULL DEFAULT false;

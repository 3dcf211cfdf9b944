-- a collection belongs to a designer of the catalogue or to a member
ALTER TABLE collections
  ALTER COLUMN designer_id DROP NOT NULL,
  ADD COLUMN owner_id text REFERENCES users (id) ON DELETE CASCADE,
  ADD COLUMN name_key text,
  ADD COLUMN designer_only boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT collections_maker CHECK ((designer_id IS NULL) <> (owner_id IS NULL));

-- the ids of the seed are below
CREATE SEQUENCE collections_made AS integer START 100001;
ALTER TABLE collections ALTER COLUMN id SET DEFAULT nextval('collections_made');

CREATE UNIQUE INDEX collections_own_name ON collections (owner_id, name_key)
  WHERE owner_id IS NOT NULL;

-- pictures that members send and make designs of; what is known of one is null until it is read
CREATE TABLE arts (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  bytes integer NOT NULL CHECK (bytes > 0),
  received integer NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND bytes),
  created_at timestamptz NOT NULL,
  width integer,
  height integer,
  palette_hexes text[],
  tags text[],
  has_seam boolean,
  -- drawn anew: what pages' pictures are made of, and the small one that its member sees
  screen bytea,
  preview bytea
);
CREATE INDEX arts_of_user ON arts (user_id, created_at DESC);
CREATE INDEX arts_oldest ON arts (created_at);

-- the file in parts: as it came, and once it is read, drawn anew with all of its pixels
CREATE TABLE art_parts (
  art_id text NOT NULL REFERENCES arts (id) ON DELETE CASCADE,
  start integer NOT NULL,
  part bytea NOT NULL,
  PRIMARY KEY (art_id, start)
);

ALTER TABLE designers ADD COLUMN user_id text UNIQUE REFERENCES users (id) ON DELETE SET NULL;

-- a design is drawn from a family or from a picture; it has neither once its designer is gone
ALTER TABLE designs
  ADD COLUMN art_id text UNIQUE REFERENCES arts (id) ON DELETE SET NULL,
  ALTER COLUMN family DROP NOT NULL,
  ALTER COLUMN seed DROP NOT NULL,
  ALTER COLUMN palette DROP NOT NULL,
  ALTER COLUMN style DROP NOT NULL,
  ADD CONSTRAINT designs_drawn_from CHECK (
    (family IS NULL) = (seed IS NULL) AND (family IS NULL) = (palette IS NULL)
    AND (family IS NULL OR art_id IS NULL)
  );

-- far above the ids of every catalog
CREATE SEQUENCE designs_made AS integer START 1000000000;
CREATE SEQUENCE designers_made AS integer START 1000000;

-- counts the changes of the catalog, by which gateways know what they have cached of an older one
CREATE SEQUENCE catalogue_changes;

-- The words that designs are described with. A word that nobody wrote is put right here, among thousands,
-- instead of being compared with the text of every design.
CREATE TABLE vocabulary (
  word text PRIMARY KEY,
  uses integer NOT NULL
);

CREATE INDEX vocabulary_near ON vocabulary USING gin (word gin_trgm_ops);

ALTER TABLE designs DROP COLUMN words;

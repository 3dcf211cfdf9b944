CREATE TABLE favorites (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  design_id integer NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, design_id)
);

-- the count of a design follows its favorites, however they come and go
CREATE FUNCTION count_favorite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE designs SET favourite_count = favourite_count + 1 WHERE id = NEW.design_id;
  ELSE
    UPDATE designs SET favourite_count = greatest(0, favourite_count - 1) WHERE id = OLD.design_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER favorites_count AFTER INSERT OR DELETE ON favorites
  FOR EACH ROW EXECUTE FUNCTION count_favorite();

CREATE INDEX favorites_newest ON favorites (user_id, created_at DESC, design_id DESC);
CREATE INDEX favorites_of_design ON favorites (design_id);

CREATE TABLE favorites (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  design_id integer NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, design_id)
);

CREATE INDEX favorites_newest ON favorites (user_id, created_at DESC, design_id DESC);
CREATE INDEX favorites_of_design ON favorites (design_id);

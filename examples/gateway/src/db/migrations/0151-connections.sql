-- whom a member follows; a guest's rows wait for their login and are not counted
CREATE TABLE connections (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  designer_id integer NOT NULL REFERENCES designers (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, designer_id)
);
CREATE INDEX connections_newest
  ON connections (user_id, created_at DESC, designer_id DESC);
CREATE INDEX connections_of_designer ON connections (designer_id);

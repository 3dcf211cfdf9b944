CREATE TABLE collection_favorites (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  collection_id integer NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, collection_id)
);
CREATE INDEX collection_favorites_of_collection ON collection_favorites (collection_id);

-- what members write about designs that they have ordered; it is public once it is published
CREATE TABLE reviews (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id),
  design_id integer NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  order_number text NOT NULL REFERENCES orders (number),
  material text NOT NULL,
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  print_rating integer CHECK (print_rating BETWEEN 1 AND 5),
  material_rating integer CHECK (material_rating BETWEEN 1 AND 5),
  made text,
  recommend boolean,
  title text NOT NULL,
  body text NOT NULL,
  language text NOT NULL,
  author text,
  sent_hash text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'published', 'rejected')),
  reason text,
  helpful_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  UNIQUE (user_id, design_id, material)
);
CREATE INDEX reviews_of_design ON reviews (design_id, state, decided_at DESC);
CREATE INDEX reviews_waiting ON reviews (created_at) WHERE state = 'waiting';

-- pictures that somebody uploaded, drawn anew; `id` is known to the uploader alone
CREATE TABLE review_photos (
  id text PRIMARY KEY,
  name text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  review_id text REFERENCES reviews (id) ON DELETE CASCADE,
  position integer,
  caption text,
  width integer NOT NULL,
  height integer NOT NULL,
  small bytea NOT NULL,
  large bytea NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX review_photos_of_review ON review_photos (review_id, position);
CREATE INDEX review_photos_unsent ON review_photos (created_at) WHERE review_id IS NULL;

CREATE TABLE review_votes (
  review_id text NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (review_id, user_id)
);
CREATE INDEX review_votes_of_user ON review_votes (user_id);

-- reports of readers that nobody has looked at yet
CREATE TABLE review_flags (
  review_id text NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz,
  PRIMARY KEY (review_id, user_id)
);
CREATE INDEX review_flags_of_user ON review_flags (user_id);

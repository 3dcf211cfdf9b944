-- what the provider called a card when it was saved before: all of its ids go when it is deleted
ALTER TABLE saved_cards ADD COLUMN older_ids text[] NOT NULL DEFAULT '{}';

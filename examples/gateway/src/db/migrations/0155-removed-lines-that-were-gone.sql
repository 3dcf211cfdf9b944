ALTER TABLE cart_items ADD COLUMN removed_for text;

ALTER TABLE cart_items ADD COLUMN gone boolean NOT NULL DEFAULT false;

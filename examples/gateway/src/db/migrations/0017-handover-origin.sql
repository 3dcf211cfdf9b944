-- the page that made a code: whoever follows its link is shown where the cart comes from
ALTER TABLE cart_handovers ADD COLUMN origin text;

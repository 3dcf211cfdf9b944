-- how much of a cloth is of a color, and the cells that freely picked colors are found by
UPDATE designs SET facets = facets
  || ARRAY(SELECT 'ground:' || colours[1] WHERE colours[1] IS NOT NULL)
  || ARRAY(SELECT 'second:' || colours[2] WHERE colours[2] IS NOT NULL)
  || ARRAY(
    SELECT DISTINCT 'ink' || least(ink.at, 3) || ':' || substr(ink.hex, 2, 1) || substr(ink.hex, 4, 1) || substr(ink.hex, 6, 1)
    FROM unnest(palette_hexes) WITH ORDINALITY AS ink (hex, at))
  || ARRAY(SELECT 'winner:challenge' WHERE id % 53 = 0);

-- Words were limited by characters alone, and a character can carry marks without end: some stored words are longer
-- than a list may send. They lose the marks that are never drawn, beyond four on a letter, and then their end.
create function pg_temp.utf16_units(words text) returns integer language sql immutable as $$
  select char_length(words) + char_length(regexp_replace(words, '[^\U00010000-\U0010ffff]', '', 'g'))
$$;
--> statement-breakpoint
create function pg_temp.without_towers(words text) returns text language sql immutable as $$
  select regexp_replace(words, '([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4})[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+', '\1', 'g')
$$;
--> statement-breakpoint
-- 300 code points are within both limits of today, whatever they are; no end is half of a joined emoji.
create function pg_temp.readable(words text) returns text language sql immutable as $$
  select case
    when pg_temp.utf16_units(words) <= 1200 then words
    when pg_temp.utf16_units(pg_temp.without_towers(words)) <= 1200 then pg_temp.without_towers(words)
    else rtrim(left(pg_temp.without_towers(words), 300), chr(8205)) end
$$;
--> statement-breakpoint
update images set document = jsonb_set(document, '{header,text}', to_jsonb(pg_temp.readable(document #>> '{header,text}')))
  where pg_temp.utf16_units(document #>> '{header,text}') > 1200;
--> statement-breakpoint
update images set document = jsonb_set(document, '{footer,text}', to_jsonb(pg_temp.readable(document #>> '{footer,text}')))
  where pg_temp.utf16_units(document #>> '{footer,text}') > 1200;
--> statement-breakpoint
update images set document = jsonb_set(document, '{captions}', (
    select jsonb_agg(jsonb_set(caption, '{text}', to_jsonb(pg_temp.readable(caption ->> 'text'))) order by place)
    from jsonb_array_elements(document -> 'captions') with ordinality as boxes (caption, place)))
  where exists (
    select from jsonb_array_elements(document -> 'captions') as caption
    where pg_temp.utf16_units(caption ->> 'text') > 1200);

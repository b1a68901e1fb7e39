-- Equal for names that differ only in case, the spelling of umlauts or white space. Accented
-- letters are listed, because `lower` knows them in some locales only.
--
-- Generated columns use it, and replacing it recomputes no stored value: a change of the result
-- needs a migration that drops and adds `name_key` of `attribute_options` and
-- `attribute_option_groups`.
create or replace function spelling_key(name text) returns text
language sql immutable strict parallel safe
return regexp_replace(btrim(
  replace(replace(replace(replace(
    lower(translate(normalize(name, NFC),
      'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞŒŠŽŸẞ',
      'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþœšžÿß')),
    'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')
  ), '\s+', ' ', 'g');

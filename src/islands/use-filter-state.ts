import { type RefObject, useCallback, useEffect, useState } from 'react';
import { categoryQuery } from '#i18n/filters.ts';
import { writeAddress } from '#lib/address.ts';

/** One choice of a filter; `slug` is its name in the address (`?categorie=ia`). */
export interface FilterOption<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly slug: string;
}

export interface FilterState<Id extends string> {
  readonly category: Id;
  readonly query: string;
  selectCategory(id: Id): void;
  setQuery(query: string): void;
  /** Back to the initial category and an empty search. */
  reset(): void;
}

/**
 * A category and a search text kept in the address (`?categorie=ia&q=stock`), so that a filtered list can
 * be shared and Back works. An invalid value in the address gives the initial state.
 * @param options all categories; the first is the initial one
 * @param inputRef the search field, an uncontrolled input
 */
export function useFilterState<Id extends string>(
  options: readonly [FilterOption<Id>, ...FilterOption<Id>[]],
  inputRef: RefObject<HTMLInputElement | null>,
): FilterState<Id> {
  const initial = options[0].id;
  const [category, setCategory] = useState<Id>(initial);
  const [query, setText] = useState('');

  const readAddress = useCallback(() => {
    const asked = new URLSearchParams(location.search);
    const slug = asked.get(categoryQuery);
    setCategory(options.find((option) => option.slug === slug)?.id ?? initial);
    return asked.get('q') ?? '';
  }, [options, initial]);

  useEffect(() => {
    const show = (text: string) => {
      setText(text);
      if (inputRef.current) inputRef.current.value = text;
    };
    show(readAddress());
    const onBack = () => show(readAddress());
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [readAddress, inputRef]);

  const slugOf = (id: Id) =>
    id === initial ? '' : (options.find((option) => option.id === id)?.slug ?? '');

  return {
    category,
    query,
    selectCategory(id) {
      setCategory(id);
      writeAddress({ [categoryQuery]: slugOf(id) }, 'pushState');
    },
    setQuery(text) {
      setText(text);
      writeAddress({ q: text }, 'replaceState');
    },
    reset() {
      setCategory(initial);
      setText('');
      if (inputRef.current) inputRef.current.value = '';
      writeAddress({ [categoryQuery]: '', q: '' }, 'pushState');
      inputRef.current?.focus();
    },
  };
}

/** Sets query parameters of the address; an empty value removes one. */
export function writeAddress(
  parameters: Readonly<Record<string, string>>,
  how: 'pushState' | 'replaceState',
): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value.trim() === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value.trim());
  }
  if (url.href !== location.href) history[how](history.state, '', url);
}

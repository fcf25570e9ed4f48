/** Invisible characters that change a text: controls, direction marks, lone surrogates. */
const UNSEEN =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;

/** Why a text cannot be published as it is, or undefined. */
export function unprintable(text: string): string | undefined {
  if (text.includes('\ufffd')) {
    return 'contient « \ufffd », la marque d’une lettre perdue : retapez le mot';
  }
  const found = UNSEEN.exec(text)?.[0];
  if (!found) return undefined;
  const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `contient un caractère invisible (U+${code}) : effacez-le et retapez`;
}

/** UTF-8, or UTF-16 with a byte order mark. @throws Error saying how to save the file */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    // The byte order mark is left out.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Error('n’est pas du texte en UTF-8 : enregistrez le fichier dans ce codage');
  }
}

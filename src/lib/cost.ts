/** What a product costs, by what, and perhaps what it falls to or covers. */
export type Cost = Readonly<{ amount: string; per: string; note?: string | undefined }>;

/** « par mois, 10 000 dès la 3e année ». */
export const wholePer = ({ per, note }: Cost): string => (note ? `${per}, ${note}` : per);

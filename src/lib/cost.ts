/** What a product costs, by what, and perhaps what it falls to. */
export type Cost = Readonly<{ amount: string; per: string; later?: string | undefined }>;

/** « par mois, 10 000 dès la 3e année ». */
export const wholePer = ({ per, later }: Cost): string => (later ? `${per}, ${later}` : per);

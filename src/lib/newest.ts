/** How many articles the feeds and the index of the site hold; `/blog` lists them all. */
export const NEWEST = 12;

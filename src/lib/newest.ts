/** How many articles the feeds, the index of the site and a page of the blog hold. */
export const NEWEST = 12;

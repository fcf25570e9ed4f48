/**
 * Countries whose data protection law may apply: `content/authorities.yaml` has the texts for each,
 * and DATA_AUTHORITY chooses one. Until it is set, the first is used.
 */
export const dataCountries = [
  'example',
  'burkina-faso',
  'cote-d-ivoire',
  'senegal',
  'benin',
] as const;

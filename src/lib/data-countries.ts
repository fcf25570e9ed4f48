/**
 * Countries whose law may protect the readers' data: `content/authorities.yaml` tells what pages
 * say of each, and DATA_AUTHORITY chooses. The first stands in until it does.
 */
export const dataCountries = [
  'exemple',
  'burkina-faso',
  'cote-d-ivoire',
  'senegal',
  'benin',
] as const;

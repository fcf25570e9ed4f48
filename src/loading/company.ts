import { type Company, company } from '#schemas/company.ts';
import { checked } from './checked.ts';
import { readYaml } from './files.ts';

export const companyFile = 'src/content/company.yaml';

/** Who the provider is. @throws Refusal naming each wrong field, why, and an example */
export const readCompany = (root = ''): Company =>
  checked(companyFile, company, readYaml(companyFile, root));

import { type Company, company } from '#schemas/company.ts';
import { checked } from './checked.ts';
import { readYaml } from './files.ts';

export const companyFile = 'src/content/company.yaml';

/**
 * Who the provider is.
 * @param root the project's folder, ending with a slash; empty for the current folder
 * @throws Refusal naming the file, each wrong field, the reason and an example
 */
export const readCompany = (root = ''): Company =>
  checked(companyFile, company, readYaml(companyFile, root));

import { z } from 'astro/zod';
import { typeset } from '#i18n/typography.ts';
import { label } from './fields.ts';

/**
 * What the API page reads of OpenAPI 3.1; Redocly checks the document itself (`redocly.yaml`), the
 * acceptance that its calls are those of the specification. The file comes untouched, so that
 * examples stay as typed: prose is typeset here.
 */
const prose = () => label().transform(typeset);
const reference = z.object({ $ref: z.string() });

const schemaObject = z.object({
  type: z.enum(['string', 'integer', 'number', 'array', 'object']),
  format: z.enum(['date', 'email', 'password', 'uri']).optional(),
  description: prose().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), node).optional();
  },
  get items() {
    return node.optional();
  },
});
const node = z.union([reference, schemaObject]);

const content = z.object({ 'application/json': z.object({ schema: node, example: z.unknown() }) });
const response = z.object({ description: prose(), content });
const tag = z.enum(['auth', 'pharmacy', 'pos', 'school']);

const operation = z.object({
  summary: label().max(50, 'dépasse 50 caractères').transform(typeset),
  description: prose(),
  tags: z.tuple([tag]),
  security: z.tuple([]).optional(),
  parameters: z
    .array(
      z.object({
        name: z.string().min(1),
        required: z.boolean(),
        description: prose(),
        schema: schemaObject,
        example: z.union([z.string(), z.number()]),
      }),
    )
    .optional(),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.union([reference, response])),
});

export const openapi = z
  .object({
    info: z.object({ version: z.string().min(1) }),
    tags: z
      .array(
        z.object({
          name: tag,
          'x-displayName': label().max(24, 'dépasse 24 caractères').transform(typeset),
          description: prose(),
        }),
      )
      .min(1),
    paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post']), operation)),
    components: z.object({
      securitySchemes: z.object({ bearer: z.object({ description: prose() }) }),
      responses: z.record(z.string(), response),
      schemas: z.record(z.string(), schemaObject),
    }),
  })
  .refine(({ tags, paths }) => {
    const groups = tags.map(({ name }) => name);
    const calls = Object.values(paths).flatMap((path) => Object.values(path));
    return calls.every((call) => groups.includes(call.tags[0]));
  }, 'un appel porte un groupe (tags) qui n’est pas décrit en tête du fichier');

export type SchemaObject = z.infer<typeof schemaObject>;
export type SchemaNode = z.infer<typeof node>;
export type OpenApi = z.infer<typeof openapi>;
export type Operation = z.infer<typeof operation>;

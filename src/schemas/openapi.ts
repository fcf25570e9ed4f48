import { z } from 'astro/zod';
import { typeset } from '#i18n/typography.ts';
import { label } from './fields.ts';

/**
 * The part of OpenAPI 3.1 that the API page prints. Redocly checks that the document is valid
 * OpenAPI; this schema, that it documents the calls of the specification and has nothing that the
 * page would leave out. Tags and paths are a closed list on purpose: the API is fictitious, and a
 * call that the specification does not show would be a call that we made up.
 */

/** The file comes untouched, so that examples stay as typed: prose is typeset here. */
const prose = () => label().transform(typeset);
const pointer = <Kind extends string>(kind: Kind) =>
  z.strictObject({ $ref: z.string().startsWith(`#/components/${kind}/`) });

const schemaObject = z.strictObject({
  type: z.enum(['string', 'integer', 'number', 'array', 'object']),
  format: z.enum(['date', 'email', 'password', 'uri']).optional(),
  description: prose().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  multipleOf: z.number().optional(),
  minItems: z.int().optional(),
  additionalProperties: z.literal(false).optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), node).optional();
  },
  get items() {
    return node.optional();
  },
});
const node = z.union([pointer('schemas'), schemaObject]);

const content = z.strictObject({
  'application/json': z.strictObject({ schema: node, example: z.unknown() }),
});
const response = z.strictObject({ description: prose(), content });
const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.literal('query'),
  required: z.boolean(),
  description: prose(),
  schema: schemaObject,
  example: z.union([z.string(), z.number()]),
});

const shared = {
  operationId: z.string().regex(/^[a-z][A-Za-z]+$/),
  summary: label().max(50, 'dépasse 50 caractères').transform(typeset),
  description: prose(),
  responses: z.record(
    z.string().regex(/^[245]\d\d$/, 'un code de réponse, par exemple 200'),
    z.union([pointer('responses'), response]),
  ),
};
const requestBody = z.strictObject({ required: z.literal(true), content });
const call = <Tag extends string, More extends z.ZodRawShape>(tag: Tag, more: More) =>
  z.strictObject({ ...shared, tags: z.tuple([z.literal(tag)]), ...more });

const tag = <Tag extends string>(name: Tag) =>
  z.strictObject({
    name: z.literal(name),
    'x-displayName': label().max(24, 'dépasse 24 caractères').transform(typeset),
    description: prose(),
  });

export const openapi = z
  .strictObject({
    openapi: z.literal('3.1.0'),
    info: z.strictObject({
      title: prose(),
      version: z.string().min(1),
      summary: prose(),
      description: prose(),
    }),
    servers: z.tuple([z.strictObject({ url: z.url(), description: prose() })]),
    security: z.tuple([z.strictObject({ bearer: z.tuple([]) })]),
    // A group leaves with its product, its calls with it.
    tags: z.array(z.union([tag('auth'), tag('pharmacy'), tag('pos'), tag('school')])).min(1),
    paths: z.strictObject({
      '/api/v1/auth/login': z.strictObject({
        post: call('auth', { security: z.tuple([]), requestBody }),
      }),
      '/api/v1/pharmacy/inventory': z.strictObject({ get: call('pharmacy', {}) }).optional(),
      '/api/v1/pharmacy/prescriptions': z
        .strictObject({ post: call('pharmacy', { requestBody }) })
        .optional(),
      '/api/v1/pos/sales': z.strictObject({ post: call('pos', { requestBody }) }).optional(),
      '/api/v1/school/students': z
        .strictObject({ get: call('school', { parameters: z.array(parameter) }) })
        .optional(),
    }),
    components: z.strictObject({
      securitySchemes: z.strictObject({
        bearer: z.strictObject({
          type: z.literal('http'),
          scheme: z.literal('bearer'),
          description: prose(),
        }),
      }),
      responses: z.record(z.string(), response),
      schemas: z.record(z.string(), schemaObject),
    }),
  })
  .refine(({ tags, paths }) => {
    const groups = tags.map(({ name }) => `${name}`);
    const calls = Object.values(paths).flatMap((path) => Object.values(path ?? {}));
    return calls.every((call) => groups.includes(call.tags[0]));
  }, 'un appel porte un groupe (tags) qui n’est pas décrit en tête du fichier');

export type SchemaObject = z.infer<typeof schemaObject>;
export type SchemaNode = z.infer<typeof node>;
export type OpenApi = z.infer<typeof openapi>;
/** A call as it is written, whichever its path. */
export type Operation = Pick<
  OpenApi['paths']['/api/v1/auth/login']['post'],
  'summary' | 'description' | 'responses'
> & {
  tags: [ApiTag];
  security?: [];
  parameters?: z.infer<typeof parameter>[];
  requestBody?: z.infer<typeof requestBody>;
};
type ApiTag = OpenApi['tags'][number]['name'];

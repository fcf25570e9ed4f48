import { apiGroupSlugs } from '#i18n/addresses.ts';
import { lookUp, unknown } from '#i18n/figures.ts';
import type { Example } from '#lib/figures.ts';
import type { OpenApi, Operation, SchemaNode, SchemaObject } from '#schemas/openapi.ts';

/** A call as the API reference describes it, with sample data. */
export interface ApiCall {
  readonly method: 'GET' | 'POST';
  /** From the root: `/api/v1/…` */
  readonly path: string;
  readonly auth: 'none' | 'bearer';
  readonly request: {
    readonly query?: Readonly<Record<string, string | number>>;
    readonly body?: unknown;
  };
}

/** Types of value. The page prints a word for each, from the content. */
type ApiType = SchemaObject['type'] | 'date' | 'email' | 'uri';

export interface ApiField {
  /** Path from the root: `medications[].quantity` */
  readonly name: string;
  readonly type: ApiType;
  readonly required: boolean;
  readonly description: string;
}

export interface ApiParameter extends ApiField {
  readonly place: 'header' | 'query';
}

export type ApiEndpoint = ReturnType<typeof endpointOf>;
export type ApiGroup = ReturnType<typeof groupsOf>[number];

/** Follows a `$ref`, if it is a reference. @throws Error naming a pointer that leads nowhere */
function resolve<Thing extends object>(
  pool: Readonly<Record<string, Thing>>,
  thing: Thing | { $ref: string },
): Thing {
  if (!('$ref' in thing)) return thing;
  const found = pool[String(thing.$ref).replace(/^.*\//, '')];
  if (!found) throw new Error(`${thing.$ref} n’existe pas`);
  return found;
}

function typeOf({ type, format }: SchemaObject): ApiType {
  return format === undefined || format === 'password' ? type : format;
}

/** The fields of an object and those inside. @throws Error for one without a description */
export function fieldsOf(document: OpenApi, node: SchemaNode, prefix = ''): ApiField[] {
  const pool = document.components.schemas;
  const { properties = {}, required = [] } = resolve<SchemaObject>(pool, node);
  return Object.entries(properties).flatMap(([key, property]) => {
    const value = resolve<SchemaObject>(pool, property);
    const name = prefix + key;
    if (!value.description) throw new Error(`${name} n’a pas de description`);
    return [
      {
        name,
        type: typeOf(value),
        required: required.includes(key),
        description: value.description,
      },
      ...fieldsOf(document, value.items ?? value, value.items ? `${name}[].` : `${name}.`),
    ];
  });
}

/** The anchor of a call: `post-auth-login` for `POST /api/v1/auth/login`. */
function anchorOf(method: string, path: string): string {
  return `${method}${path.replace(/^\/api\/v\d+/, '').replaceAll('/', '-')}`;
}

function endpointOf(document: OpenApi, path: string, method: 'get' | 'post', operation: Operation) {
  const { summary, description, security, parameters = [], requestBody } = operation;
  const body = requestBody?.content['application/json'];
  const auth = security ? 'none' : 'bearer';
  const answers = Object.entries(operation.responses).map(([status, answer]) => {
    const { description: when, content } = resolve(document.components.responses, answer);
    const { schema, example } = content['application/json'];
    return { status, description: when, fields: fieldsOf(document, schema), example };
  });
  const success = answers.find(({ status }) => status.startsWith('2'));
  if (!success) throw new Error(`${path} n’a pas de réponse 2xx`);
  const call: ApiCall = {
    method: method === 'get' ? 'GET' : 'POST',
    path,
    auth,
    request: {
      query: Object.fromEntries(parameters.map(({ name, example }) => [name, example])),
      ...(body && { body: body.example }),
    },
  };
  return {
    ...call,
    id: anchorOf(method, path),
    title: summary,
    description,
    parameters: [
      ...(auth === 'bearer' ? [authorization(document)] : []),
      ...parameters.map(({ name, required, description: role, schema }): ApiParameter => {
        return { name, place: 'query', type: typeOf(schema), required, description: role };
      }),
    ],
    body: body ? fieldsOf(document, body.schema) : [],
    success,
    errors: answers.filter((answer) => answer !== success),
  };
}

/** The security scheme, as the header that carries it. */
function authorization({ components }: OpenApi): ApiParameter {
  return {
    name: 'Authorization',
    place: 'header',
    type: 'string',
    required: true,
    description: components.securitySchemes.bearer.description,
  };
}

/** The groups of calls in the order of the document's tags. */
export function groupsOf(document: OpenApi) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method as 'get' | 'post',
      operation,
    })),
  );
  const described = document.tags.map(({ name, 'x-displayName': label, description: lede }) => ({
    /** In `/api?groupe=ecole`. */
    slug: apiGroupSlugs[name],
    label,
    lede,
    endpoints: operations
      .filter(({ operation }) => operation.tags[0] === name)
      .map(({ path, method, operation }) => endpointOf(document, path, method, operation)),
  }));
  return described.filter(({ endpoints }) => endpoints.length > 0);
}

/**
 * Replaces each `"{shop.articles.rice.price}"` of a YAML text by the example of that name, as a
 * number where it is numeric. The call is in quotes so that the source is valid YAML.
 * @throws Error naming the example that does not exist
 */
export function withExamples(yaml: string, examples: Readonly<Record<string, Example>>): string {
  return yaml.replace(/"\{([a-z][a-zA-Z0-9.]*)\}"/g, (call, name: string) => {
    const found = lookUp(name, examples);
    if (!found || !('example' in found)) throw new Error(unknown(name, call));
    return JSON.stringify(found.example);
  });
}

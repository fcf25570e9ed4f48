import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openapi } from '#schemas/openapi.ts';
import { readExamples } from './examples-file.ts';
import { type ApiEndpoint, fieldsOf, groupsOf } from './openapi.ts';
import { withExamples } from './openapi-source.ts';

const file = new URL('../content/api/openapi.yaml', import.meta.url);
const raw = parse(withExamples(readFileSync(file, 'utf8'), readExamples()));
const document = openapi.parse(raw);
const groups = groupsOf(document);
const calls = groups.flatMap(({ endpoints }) => endpoints);

function call(id: string): ApiEndpoint {
  const found = calls.find((candidate) => candidate.id === id);
  if (!found) throw new Error(id);
  return found;
}

/** The calls of the specification (sections 3 and 7), copied by hand. */
const specified = [
  {
    id: 'post-auth-login',
    path: '/api/v1/auth/login',
    method: 'POST',
    auth: 'none',
    sent: 'email password',
    received: 'access_token token_type expires_in user user.id user.email user.name',
  },
  {
    id: 'get-pharmacy-inventory',
    path: '/api/v1/pharmacy/inventory',
    method: 'GET',
    auth: 'bearer',
    sent: '',
    received:
      'inventory inventory[].id inventory[].name inventory[].stock inventory[].expiry_date inventory[].price total_items low_stock_alerts',
  },
  {
    id: 'post-pharmacy-prescriptions',
    path: '/api/v1/pharmacy/prescriptions',
    method: 'POST',
    auth: 'bearer',
    sent: 'patient_id medications medications[].medication_id medications[].quantity medications[].dosage',
    received: 'prescription_id status patient total_amount',
  },
  {
    id: 'post-pos-sales',
    path: '/api/v1/pos/sales',
    method: 'POST',
    auth: 'bearer',
    sent: 'items items[].product_id items[].quantity items[].price payment_method customer_id',
    received: 'sale_id total tax status receipt_url',
  },
  {
    id: 'get-school-students',
    path: '/api/v1/school/students',
    method: 'GET',
    auth: 'bearer',
    sent: 'grade limit',
    received:
      'students students[].id students[].name students[].grade students[].class students[].gpa students[].attendance_rate total page per_page',
  },
] as const;

describe('the document is that of the specification', () => {
  it('has its calls and no other', () => {
    expect(calls.map(({ id }) => id)).toEqual(specified.map(({ id }) => id));
    expect(groups.map(({ slug, endpoints }) => [slug, endpoints.length])).toEqual([
      ['auth', 1],
      ['pharmacie', 2],
      ['commerce', 1],
      ['ecole', 1],
    ]);
  });

  it.each(specified)('$method $path', ({ id, path, method, auth, sent, received }) => {
    const described = call(id);
    expect(described).toMatchObject({ path, method, auth });
    const names = [...described.parameters, ...described.body].map(({ name }) => name);
    expect(names).toEqual([
      ...(auth === 'bearer' ? ['Authorization'] : []),
      ...sent.split(' ').filter(Boolean),
    ]);
    expect(described.success.fields.map(({ name }) => name).join(' ')).toBe(received);
  });

  it('says that it documents a fictitious API, and that a refusal has one shape', () => {
    expect(document.info.description).toMatch(/Documentation d’une API d’exemple, fictive/);
    for (const { errors } of calls) {
      expect(errors.length).toBeGreaterThan(0);
      for (const { fields } of errors) {
        expect(fields.map(({ name }) => name)).toEqual(['error', 'message']);
      }
    }
  });
});

describe('fieldsOf', () => {
  const of = (schema: object) =>
    fieldsOf({ ...document, components: { ...document.components, schemas: {} } }, schema as never);

  it('says kind and presence of each field', () => {
    const properties = {
      at: { type: 'string', format: 'date', description: 'Quand' },
      secret: { type: 'string', format: 'password', description: 'Chut' },
    };
    expect(of({ type: 'object', required: ['at'], properties })).toEqual([
      { name: 'at', type: 'date', required: true, description: 'Quand' },
      { name: 'secret', type: 'string', required: false, description: 'Chut' },
    ]);
  });
  it('refuses a field without a description, and a pointer that leads nowhere', () => {
    expect(() => of({ type: 'object', properties: { id: { type: 'string' } } })).toThrow(/id/);
    expect(() => of({ $ref: '#/components/schemas/Nothing' })).toThrow(/Nothing/);
  });
});

const ajv = new Ajv2020({ strict: true, allErrors: true });
addFormats(ajv);
ajv.addFormat('password', true);

/**
 * Compiles a schema together with those of the document, so that pointers are followed. A keyword
 * that does not exist is refused.
 */
function validatorOf(schema: object | undefined) {
  const whole = JSON.stringify({ ...schema, $defs: raw.components.schemas });
  return ajv.compile(JSON.parse(whole.replaceAll('"#/components/schemas/', '"#/$defs/')));
}

/** Every `example` beside a `schema`, wherever it stands. */
function examples(value: unknown, path = ''): { path: string; schema: object; example: unknown }[] {
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.entries(value).flatMap(([key, item]) => examples(item, `${path}/${key}`));
  const { schema, example } = value as { schema?: object; example?: unknown };
  return schema && example !== undefined ? [{ path, schema, example }, ...inner] : inner;
}
const all = examples(raw);

describe('every example fits its schema', () => {
  it('and there is one wherever something is sent or received', () => {
    // 3 bodies, 5 answers, 2 parameters, 5 refusals.
    expect(all).toHaveLength(15);
  });
  it.each(all)('$path', ({ schema, example }) => {
    const validate = validatorOf(schema);
    expect(validate(example) ? [] : validate.errors).toEqual([]);
  });

  const sale = all.find(({ path }) => path.includes('sales/post/responses/201'));
  const stock = all.find(({ path }) => path.includes('inventory/get/responses/200'));
  it.each([
    ['a field missing', sale, { total: undefined }, /required property 'total'/],
    ['a field more', sale, { discount: 0 }, /must NOT have additional/],
    ['an amount no coin can pay', sale, { total: 41401 }, /multiple of 5/],
    ['text where a number stands', sale, { total: '41400' }, /must be integer/],
    ['an address that is none', sale, { receipt_url: 'ticket 2041' }, /format "uri"/],
    [
      'a date of another form, deep inside',
      stock,
      {
        inventory: [{ id: 'a', name: 'b', stock: 1, expiry_date: '31/03/2027', price: 5 }],
      },
      /format "date"/,
    ],
  ] as const)('%s is refused', (_, sound, change, reason) => {
    const validate = validatorOf(sound?.schema);
    const broken = JSON.parse(JSON.stringify({ ...(sound?.example as object), ...change }));
    expect(validate(broken)).toBe(false);
    expect(ajv.errorsText(validate.errors)).toMatch(reason);
  });
});

describe('the examples add up', () => {
  interface Line {
    quantity: number;
    price: number;
    medication_id: string;
  }
  const sale = call('post-pos-sales');
  const prescription = call('post-pharmacy-prescriptions');
  const stock = call('get-pharmacy-inventory').success.example as {
    inventory: { id: string; price: number }[];
    total_items: number;
  };

  it('a sale is the sum of its lines, its tax that of the articles that bear one', () => {
    const { items } = sale.request.body as { items: Line[] };
    const total = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
    // Rice is exempt. Oil for 10 500 and sugar for 900 make 11 400; 11 400 × 18 / 118 is 1 738,98.
    expect(total - 30_000).toBe(11_400);
    expect(sale.success.example).toMatchObject({ total, tax: 1739 });
  });
  it('a prescription is priced from the stock', () => {
    const { medications } = prescription.request.body as { medications: Line[] };
    const amounts = medications.map(({ medication_id, quantity }) => {
      const product = stock.inventory.find(({ id }) => id === medication_id);
      return (product?.price ?? Number.NaN) * quantity;
    });
    expect(prescription.success.example).toMatchObject({
      total_amount: amounts.reduce((sum, amount) => sum + amount, 0),
    });
  });
  it('a page of students holds what it says', () => {
    const { request, success } = call('get-school-students');
    const page = success.example as { students: { grade: string }[]; per_page: number };
    expect(page.students).toHaveLength(page.per_page);
    expect(request.query?.limit).toBe(page.per_page);
    for (const { grade } of page.students) expect(grade).toBe(request.query?.grade);
  });
  it('the stock counts its lines', () => {
    expect(stock.total_items).toBe(stock.inventory.length);
  });
});

describe('the document is refused', () => {
  const changed = (change: (copy: typeof raw) => void) => {
    const copy = structuredClone(raw);
    change(copy);
    return openapi.safeParse(copy).success;
  };
  it('when a path, a method, a group or an authentication is not the specified one', () => {
    expect(changed(() => {})).toBe(true);
    const login = '/api/v1/auth/login';
    const sales = '/api/v1/pos/sales';
    expect(changed(({ paths }) => (paths['/api/v2/pos/sales'] = paths[sales]))).toBe(false);
    expect(changed(({ paths }) => (paths[login] = { get: paths[login].post }))).toBe(false);
    expect(changed(({ paths }) => (paths[sales].post.tags = ['school']))).toBe(false);
    expect(changed(({ paths }) => (paths[sales].post.security = []))).toBe(false);
    expect(changed(({ paths }) => delete paths[login].post.security)).toBe(false);
  });
  it('when it says what the page would not print', () => {
    expect(changed(({ info }) => (info.contact = { email: 'a@example.com' }))).toBe(false);
    expect(changed(({ components }) => (components.schemas.User.title = 'Compte'))).toBe(false);
    expect(changed(({ tags }) => (tags[0].description = ''))).toBe(false);
  });
});

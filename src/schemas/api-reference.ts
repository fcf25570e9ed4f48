import { z } from 'astro/zod';
import { typeset } from '../lib/typography.ts';
import { sample, shortText, slug, text } from './text.ts';

/** This file is loaded without typography, so that samples stay as typed: prose is set here. */
const prose = () => text().transform(typeset);
const title = (most: number) => shortText(most).transform(typeset);

const francs = () =>
  z
    .int('un nombre entier de francs')
    .nonnegative()
    .multipleOf(5, 'la plus petite pièce est de 5 francs');
const day = () => z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'une date de la forme 2027-03-31');
const count = () => z.int().nonnegative();
const nothing = z.strictObject({});

const parameter = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z_]+(?:\[\]\.[a-z_]+)?$/, 'un nom de champ, ou liste[].champ')
    .describe('Nom du champ, tel que l’API l’attend'),
  place: z.enum(['header', 'query', 'body']).describe('En-tête, adresse ou corps de la requête'),
  type: title(24).describe('Sorte de valeur'),
  description: prose().describe('Ce qu’il dit, en quelques mots'),
});

/** One call. Method, path and authentication are those of the specification, and nothing else. */
function endpoint<
  const Method extends string,
  const Path extends string,
  const Auth extends string,
  Request extends z.ZodType,
  Response extends z.ZodType,
>(call: { method: Method; path: Path; auth: Auth; request: Request; response: Response }) {
  return z.strictObject({
    id: slug().describe('Ancre de l’appel : /api#connexion'),
    method: z.literal(call.method).describe('Méthode HTTP'),
    path: z.literal(call.path).describe('Chemin'),
    auth: z.literal(call.auth).describe('none, ou bearer : un jeton dans l’en-tête'),
    title: title(50).describe('Ce que fait l’appel, à l’infinitif'),
    summary: prose().describe('Une ou deux phrases'),
    parameters: z.array(parameter).describe('Ce que l’on envoie'),
    request: call.request.describe('Exemple de requête, en données'),
    response: call.response.describe('Exemple de réponse, en données'),
    sample: sample(),
  });
}

const login = endpoint({
  method: 'POST',
  path: '/api/v1/auth/login',
  auth: 'none',
  request: z.strictObject({ body: z.strictObject({ email: z.email(), password: z.string() }) }),
  response: z.strictObject({
    access_token: z.string(),
    token_type: z.string(),
    expires_in: count(),
    user: z.strictObject({ id: z.string(), email: z.email(), name: z.string() }),
  }),
});

const inventory = endpoint({
  method: 'GET',
  path: '/api/v1/pharmacy/inventory',
  auth: 'bearer',
  request: nothing,
  response: z.strictObject({
    inventory: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        stock: count(),
        expiry_date: day(),
        price: francs(),
      }),
    ),
    total_items: count(),
    low_stock_alerts: count(),
  }),
});

const prescriptions = endpoint({
  method: 'POST',
  path: '/api/v1/pharmacy/prescriptions',
  auth: 'bearer',
  request: z.strictObject({
    body: z.strictObject({
      patient_id: z.string(),
      medications: z.array(
        z.strictObject({
          medication_id: z.string(),
          quantity: count().positive(),
          dosage: z.string(),
        }),
      ),
    }),
  }),
  response: z.strictObject({
    prescription_id: z.string(),
    status: z.string(),
    patient: z.string(),
    total_amount: francs(),
  }),
});

const sales = endpoint({
  method: 'POST',
  path: '/api/v1/pos/sales',
  auth: 'bearer',
  request: z.strictObject({
    body: z.strictObject({
      items: z.array(
        z.strictObject({
          product_id: z.string(),
          quantity: count().positive(),
          price: francs(),
        }),
      ),
      payment_method: z.string(),
      customer_id: z.string(),
    }),
  }),
  response: z.strictObject({
    sale_id: z.string(),
    total: francs(),
    tax: francs(),
    status: z.string(),
    receipt_url: z.string().startsWith('{origin}/', 'commence par {origin}/'),
  }),
});

const students = endpoint({
  method: 'GET',
  path: '/api/v1/school/students',
  auth: 'bearer',
  request: z.strictObject({
    query: z.strictObject({ grade: z.string(), limit: count().positive() }),
  }),
  response: z.strictObject({
    students: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        grade: z.string(),
        class: z.string(),
        gpa: z.number().min(0).max(20),
        attendance_rate: z.number().min(0).max(100),
      }),
    ),
    total: count(),
    page: count().positive(),
    per_page: count().positive(),
  }),
});

function group<Endpoints extends z.core.$ZodLooseShape>(endpoints: Endpoints) {
  return z.strictObject({
    label: title(24).describe('Nom du groupe'),
    lede: prose().describe('À quoi il sert'),
    endpoints: z.strictObject(endpoints).describe('Appels du groupe'),
  });
}

export const apiReference = z.strictObject({
  version: z.string().describe('Version de l’API'),
  groups: z
    .strictObject({
      auth: group({ login }),
      pharmacy: group({ inventory, prescriptions }),
      pos: group({ sales }),
      school: group({ students }),
    })
    .describe('Les quatre groupes'),
  sdks: z
    .array(
      z.strictObject({
        language: z.enum(['JavaScript', 'Python', 'PHP']).describe('Langage'),
        command: z.string().min(1).describe('Commande d’installation'),
        sample: sample(),
      }),
    )
    .length(3)
    .describe('Commandes d’installation des SDK'),
});

export type ApiReference = z.infer<typeof apiReference>;
export type ApiGroup = keyof ApiReference['groups'];

import { expect, test } from 'vitest';
import { readSiteConfig } from '../site.config.ts';
import { serializeJson, softwareApplication } from './structured-data.ts';

test('states the free trial at 0 EUR', () => {
  const data = softwareApplication(readSiteConfig({}), {
    name: 'TapPharm',
    description: 'd',
    url: 'https://www.example.com/tappharm',
  });
  expect(data['@type']).toBe('SoftwareApplication');
  expect(data.offers).toEqual({ '@type': 'Offer', price: '0', priceCurrency: 'EUR' });
});

test('no text can close the script element', () => {
  const json = serializeJson({ name: '</script><script>alert(1)' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)' });
});

import { expect, test } from 'vitest';
import { isAmbiguous } from './plain-paths';

test.each([
  '/',
  '/api/home/',
  '/api/projectss?populate[0]=banner&filters[url]=a//b/../c%2f',
  '/uploads/projects_meander_plan_3bhk_b_ea7bb6711a_0123abcd_4567_1080.avif',
  '/gated/k2j3h4g5f6/brochure_2a054e3c86.pdf?pass=a.project-b.c',
  '/admin/content-manager/collection-types/api::projects.projects/k2j3h4g5f6',
  '/admin/index-Bx1_y-2.js',
  '/content-manager/uid/%E0%A4%AA',
  'http://cms.example/api/home',
])('%s is answered', (address) => expect(isAmbiguous(address)).toBe(false));

test.each([
  '/api/../uploads/a.pdf',
  '/api/%2e%2e/uploads/a.pdf',
  '/api/.%2E/uploads/a.pdf',
  '/api/%252e%252e/uploads/a.pdf',
  '/api/..;x/uploads/a.pdf',
  '//uploads/a.pdf',
  '/uploads//a.pdf',
  '/uploads%2fa.pdf',
  '/uploads%2Fa.pdf',
  '/uploads%25252fa.pdf',
  '/uploads\\a.pdf',
  '/uploads%5ca.pdf',
  '/uploads/a.pdf%00',
  '/uploads/a.pdf\0',
  'http://cms.example//uploads/a.pdf',
  'HTTP://cms.example/api/../uploads/a.pdf',
])('%j is refused', (address) => expect(isAmbiguous(address)).toBe(true));

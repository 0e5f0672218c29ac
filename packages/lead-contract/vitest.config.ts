import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'unit:lead-contract', include: ['*.test.ts'] } });

import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'unit:watching', include: ['*.test.ts'] } });

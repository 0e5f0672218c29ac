import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'unit:page-words', include: ['*.test.ts'] } });

import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'unit:registration', include: ['*.test.ts'] } });

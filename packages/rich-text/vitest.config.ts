import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'unit:rich-text', include: ['*.test.ts'] } });

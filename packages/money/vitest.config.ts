import { defineConfig } from 'vitest/config';
import { unitHouse } from '../../vitest.unit.ts';

export default defineConfig({ test: { ...unitHouse, name: 'unit:money', include: ['*.test.ts'] } });

import { afterAll, expect, inject } from 'vitest';
import { collectFaults, watchStatements } from './watch.ts';

watchStatements(inject('sqlClaims'));
afterAll(() => expect(collectFaults()).toEqual([]));

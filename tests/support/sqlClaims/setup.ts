import { afterAll, expect, inject } from 'vitest';
import { takeFaults, watchStatements } from './watch.ts';

watchStatements(inject('sqlClaims'));
afterAll(() => expect(takeFaults()).toEqual([]));

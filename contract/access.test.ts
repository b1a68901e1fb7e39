import { buildSchema, type GraphQLEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import {
  isAllowedBySpecification,
  type Persona,
  roleLists,
  tableAreas,
  tablePersonas,
} from '#tests/support/accessTable.ts';
import { access, can, isRoleName, roleNames } from './access.ts';
import type { Action, Area } from './generated/schema.ts';
import { typeDefs } from './generated/typeDefs.ts';

const schema = buildSchema(typeDefs);
const valuesOf = (name: string): string[] =>
  (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name);
const areas = valuesOf('Area') as Area[];
const actions = valuesOf('Action') as Action[];
const personas = Object.keys(roleLists) as Persona[];

describe('the access table', () => {
  test('the expectation, the schema and the code know the same areas and personas', () => {
    expect([...tableAreas].sort()).toEqual([...areas].sort());
    expect(Object.keys(access).sort()).toEqual([...areas].sort());
    expect(tablePersonas).toEqual(personas);
  });

  test.each(areas)('%s: every persona may do what the specification says, and no more', (area) => {
    const cells = personas.flatMap((persona) =>
      actions.map((action) => ({ persona, action, area })),
    );
    const expected = cells.map((c) => ({
      ...c,
      may: isAllowedBySpecification(c.persona, area, c.action),
    }));
    const actual = cells.map((c) => ({ ...c, may: can(roleLists[c.persona], area, c.action) }));
    expect(actual).toEqual(expected);
  });

  test('every role that may create, edit or delete may also view', () => {
    for (const area of areas) {
      for (const persona of personas) {
        const roles = roleLists[persona];
        const mayChange = (['create', 'edit', 'delete'] as const).some((action) =>
          can(roles, area, action),
        );
        expect(!mayChange || can(roles, area, 'view'), `${persona} in ${area}`).toBe(true);
      }
    }
  });

  test.each(personas)('a %s who lacks a required second factor may only set it up', (persona) => {
    for (const area of areas) {
      for (const action of actions) {
        const may = area === 'signingIn' && isAllowedBySpecification(persona, area, action);
        const roles = [...roleLists[persona], 'enrolling'];
        expect(can(roles, area, action), `${action} ${area}`).toBe(may);
      }
    }
  });

  test.each(['vendor', 'craftsman', 'architect', 'wholesaler'])(
    'account_basic denies configuration, partners and products to a %s, and nothing else',
    (vendorType) => {
      const lost = areas.filter(
        (area) =>
          can(['vendor', vendorType, 'account_pro'], area, 'view') &&
          !can(['vendor', vendorType, 'account_basic'], area, 'view'),
      );
      expect(lost.sort()).toEqual([
        'cartSimulator',
        'clickAndCollect',
        'delivery',
        'networkProfiles',
        'networks',
        'paymentConfiguration',
        'vendorPartners',
        'vendorProducts',
      ]);
    },
  );
});

describe('what is unknown', () => {
  const unknown = ['', 'nonsense', 'constructor', 'toString', '__proto__', 'Variations'];

  test.each(unknown)('the area "%s" is denied to administrators', (area) => {
    for (const action of actions) expect(can(['admin'], area as Area, action)).toBe(false);
  });

  test.each(unknown)('the action "%s" is denied to administrators', (action) => {
    for (const area of areas) expect(can(['admin'], area, action as Action)).toBe(false);
  });

  test('role names are compared exactly', () => {
    for (const name of roleNames) expect(isRoleName(name)).toBe(true);
    for (const name of ['', 'Admin', 'admin ', 'owner', 'length']) {
      expect(isRoleName(name)).toBe(false);
    }
  });
});

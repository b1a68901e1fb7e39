import * as v from 'valibot';
import { portals } from '#contract/portal.ts';
import { searchText, version } from './fields.ts';
import { listQueryOf, oneOf } from './list.ts';
import { codeOfApp } from './secondFactorCode.ts';

export const confirmSecondFactorInput = v.object({ code: codeOfApp });

const portal = v.picklist(portals, 'rules.filter');

export const secondFactorRuleInput = v.object({
  portals: v.pipe(
    v.array(portal, 'rules.required'),
    v.transform((chosen) => portals.filter((each) => chosen.includes(each))),
  ),
  version,
});

export const secondFactorStates = ['on', 'off'] as const;

export const secondFactorsQuery = listQueryOf(['email', 'name', 'since', 'lastSignInAt', 'id'], {
  account: searchText,
  portal: v.nullish(portal),
  state: oneOf(secondFactorStates),
});

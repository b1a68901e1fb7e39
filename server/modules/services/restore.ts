import { serviceGroupInput, serviceInput } from '#contract/rules/service.ts';
import { parse } from '#server/graphql/errors.ts';
import { insertAgain, type Restorer } from '#server/modules/history/restorer.ts';
import {
  assertGroup,
  trackedGroup,
  trackedService,
  updateService,
  updateServiceGroup,
} from './changes.ts';

export const serviceGroupRestorer: Restorer = {
  tracked: trackedGroup,
  update: ({ trx, viewer, id, state, version }) =>
    updateServiceGroup(trx, viewer.userId, id, { ...parse(serviceGroupInput, state), version }),
  revive: ({ trx, id, state }) => {
    const { name } = parse(serviceGroupInput, state);
    return insertAgain(trx, 'service_groups', 'serviceGroup', id, { name });
  },
};

const inputOf = (state: Record<string, unknown>) =>
  parse(serviceInput, { ...state, groupId: state.group_id });

export const serviceRestorer: Restorer = {
  tracked: trackedService,
  update: ({ trx, viewer, id, state, version }) =>
    updateService(trx, viewer.userId, id, { ...inputOf(state), version }),
  revive: async ({ trx, id, state }) => {
    const { name, groupId, duration, description } = inputOf(state);
    await assertGroup(trx, groupId);
    const values = { name, group_id: groupId, duration, description };
    await insertAgain(trx, 'services', 'service', id, values);
  },
};

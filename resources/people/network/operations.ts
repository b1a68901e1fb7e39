import type { RaRecord } from 'react-admin';
import { type NetworkTab, networkTabs } from '#contract/rules/people/network.ts';
import { listQuery, operationsFor } from '#providers/dataProvider/operations.ts';
import { type NetworkRequestRecordFragment, OwnNetworkDocument } from './operations.generated.ts';

export type RequestRecord = NetworkRequestRecordFragment & { name: string };

const request = operationsFor<RequestRecord & RaRecord>();

/** The operations of requests. Each tab shows a different list, selected by the filter `tab`. */
export const operations = {
  list: request.list({
    document: OwnNetworkDocument,
    variables: (params) => {
      const { tab, ...query } = listQuery(params) as { tab?: NetworkTab };
      const isAsked = (one: NetworkTab) => one === (tab ?? networkTabs[0]);
      return {
        query,
        connected: isAsked('connected'),
        invited: isAsked('invited'),
        received: isAsked('received'),
        sent: isAsked('sent'),
      };
    },
    result: ({ connected, invited, received, sent }) => {
      const page = (connected ?? invited ?? received ?? sent)?.data;
      const results = page?.results ?? [];
      return {
        data: results.map((each) => ({ ...each, name: each.partner.name })),
        total: page?.total ?? 0,
      };
    },
  }),
};

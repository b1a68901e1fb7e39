import fs from 'node:fs';
import path from 'node:path';
import { addressOf, createHost } from './host.mjs';

/** The hosts of etcd, which are no machines of the database (decision 77). */
const numbers = [11, 12, 13];
const ports = { clients: 2379, peers: 2380 };

const address = (number, port) => `http://${addressOf(number)}:${ports[port]}`;
export const etcdHosts = numbers.map((number) => `${addressOf(number)}:${ports.clients}`);

const optionsOf = (number, folder, log) => [
  ...['--name', `etcd${number}`, '--data-dir', path.join(folder, 'data')],
  ...['--listen-client-urls', address(number, 'clients')],
  ...['--advertise-client-urls', address(number, 'clients')],
  ...['--listen-peer-urls', address(number, 'peers')],
  ...['--initial-advertise-peer-urls', address(number, 'peers')],
  '--initial-cluster',
  numbers.map((each) => `etcd${each}=${address(each, 'peers')}`).join(','),
  ...['--logger=zap', '--log-level=warn', `--log-outputs=${path.join(log, 'etcd.log')}`],
];

/** Creates the three hosts of etcd. */
export const createEtcd = ({ etcd, folder, logs }) =>
  Promise.all(
    numbers.map((number) => {
      const own = path.join(folder, `etcd${number}`);
      const log = path.join(logs, `etcd${number}`);
      fs.mkdirSync(own);
      const programs = { etcd: [etcd, ...optionsOf(number, own, log)] };
      return createHost({ number, folder: own, log, programs });
    }),
  );

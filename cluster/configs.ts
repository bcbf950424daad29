import { join } from 'node:path';

export const nodeNames = ['a', 'b'] as const;
export type NodeName = (typeof nodeNames)[number];

/** Where each part listens, and by which address the others reach it: the same, unless a wire lies between. */
export type Addresses = {
  etcd: number;
  etcdPeer: number;
  haproxy: number;
  pgbouncer: number;
  nodes: Record<NodeName, NodeAddresses>;
};
export type NodeAddresses = {
  postgres: number;
  rest: number;
  /** As the other node knows it. */
  shownPostgres: number;
  shownRest: number;
  /** How this node reaches etcd. */
  etcd: number;
};

/** A leader that is not heard of for so long, in seconds, has lost its place. */
export const leaderSeconds = 20;

const at = (port: number) => `127.0.0.1:${port}`;

/** JSON is YAML. */
export function patroniConfig(folder: string, bin: string, name: NodeName, own: NodeAddresses): string {
  return JSON.stringify(
    {
      scope: 'accroche',
      name,
      restapi: { listen: at(own.rest), connect_address: at(own.shownRest) },
      // Otherwise it asks etcd for etcd's own address, past the wire.
      etcd3: { hosts: [at(own.etcd)], use_proxies: true },
      bootstrap: {
        dcs: {
          ttl: leaderSeconds,
          loop_wait: 4,
          retry_timeout: 7,
          // A commit is acknowledged once the other node has it, as long as there is one; only that node may take over.
          synchronous_mode: true,
          // A primary that crashed is not waited for.
          primary_start_timeout: 0,
          postgresql: {
            use_pg_rewind: true,
            use_slots: true,
            parameters: {
              max_connections: 200,
              wal_keep_size: '256MB',
              // A node that is silent is noticed sooner than a leader loses its place.
              wal_sender_timeout: '10s',
              wal_receiver_timeout: '10s',
              log_min_messages: 'warning',
              timezone: 'UTC',
            },
          },
        },
        initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C' }],
        pg_hba: [
          'local all all trust',
          'host all all 127.0.0.1/32 trust',
          'host replication all 127.0.0.1/32 trust',
        ],
      },
      postgresql: {
        listen: at(own.postgres),
        connect_address: at(own.shownPostgres),
        data_dir: join(folder, `node-${name}`),
        bin_dir: bin,
        pgpass: join(folder, `pgpass-${name}`),
        authentication: {
          superuser: { username: 'postgres' },
          replication: { username: 'replicator' },
          rewind: { username: 'postgres' },
        },
        parameters: { unix_socket_directories: folder },
        basebackup: [{ checkpoint: 'fast' }],
        // Nobody is called in the night: who cannot be rewound is copied anew.
        remove_data_directory_on_rewind_failure: true,
        remove_data_directory_on_diverged_timelines: true,
      },
      tags: {},
    },
    null,
    2,
  );
}

/** Connections go to whoever Patroni calls the primary, and are cut when it no longer is. */
export const haproxyConfig = ({ haproxy, nodes }: Addresses): string => `defaults
  mode tcp
  maxconn 1000
  retries 1
  timeout connect 2s
  timeout client 24h
  timeout server 24h
  timeout check 2s

listen primary
  bind ${at(haproxy)}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodeNames.map((name) => `  server ${name} ${at(nodes[name].postgres)} check port ${nodes[name].rest}`).join('\n')}
`;

export const pgbouncerConfig = (folder: string, { haproxy, pgbouncer }: Addresses): string => `[databases]
* = host=127.0.0.1 port=${haproxy}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pgbouncer}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'pgbouncer-users.txt')}
pool_mode = transaction
default_pool_size = 40
max_client_conn = 400
; Of fifteen seconds, its own choice, a failover would last that much longer.
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 10
`;

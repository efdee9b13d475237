import { Gauge } from "prom-client";

const gauge = (name: string, help: string, ...labelNames: string[]) => new Gauge({ name, help, labelNames });

export const databaseUp = gauge("cms_database_up", "Whether the database answered within a second when this was read");

export const diskWritable = gauge(
  "cms_disk_writable",
  "Whether DATA_DIR took a file within a second and has eight megabytes left",
);

export const outbox = gauge(
  "cms_outbox_mails",
  "Mails of applications that have not gone, by state: failed ones wait for somebody to send them again",
  "state",
);

export const outboxAge = gauge(
  "cms_outbox_oldest_seconds",
  "Age of the oldest mail that is still to be sent, 0 when there is none",
);

export const connections = gauge(
  "cms_database_connections",
  "Connections of this process to the database, and requests that wait for one",
  "state",
);

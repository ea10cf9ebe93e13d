/** So many deliveries go out at once: a mail server that hangs holds up one, not all. */
export const deliveryLanes = 4

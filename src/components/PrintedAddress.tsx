import styles from './PrintedAddress.module.css';

export interface PrintedAddressProps {
  /** Before the address: « Cette page se lit à ». */
  label: string;
  address: string;
}

/** The address at the foot of a printed article; its styles also make the page fit to print. */
export function PrintedAddress({ label, address }: PrintedAddressProps) {
  return (
    <p className={styles.root}>
      {label} <strong>{address}</strong>
    </p>
  );
}

import styles from './home.module.css'
export const meta = () => [{ title: 'Home' }]
export default function Home() {
  return <h1 className={styles.hero}>Home</h1>
}

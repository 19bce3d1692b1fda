key-turn-right = повернуть плитку вправо
key-turn-left = повернуть плитку влево
key-market = открыть рынок
key-church = открыть церковь
key-milestones = открыть памятные знаки
